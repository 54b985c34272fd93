// The page of Parlor. It knows no rules: it shows views and offers the options of questions.
import "./style/page.css"; // first: boards and editors add to it
import { render } from "preact";
import { begin } from "./api";
import { complain } from "./notice";
import { useObservable } from "./observable";
import { GamesPage } from "./pages/games";
import { HousePage } from "./pages/house";
import { LearnPage } from "./pages/learn";
import { LessonPage } from "./pages/lesson";
import { Lobby } from "./pages/lobby";
import { ProfilePage } from "./pages/profile";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/rules";
import { TablePage } from "./pages/table";
import { BenchPage } from "./pages/bench";
import { WorkshopPage } from "./pages/workshop";
import { route, startRouter } from "./router";
import { Shell } from "./shell";

function Page() {
    const here = useObservable(route);
    switch (here.page) {
        case "lobby":
            return <Lobby arrange={here.arrange} use={here.use} />;
        case "table":
            return <TablePage key={here.table} {...here} />;
        case "replay":
            return (
                <ReplayPage
                    key={`${here.table} ${here.seat}`}
                    table={here.table}
                    move={here.move}
                    seat={here.seat}
                />
            );
        case "games":
            return <GamesPage mine={here.mine} />;
        case "profile":
            return <ProfilePage />;
        case "house":
            return <HousePage />;
        case "rules":
            return <RulesPage key={here.game} {...here} />;
        case "workshop":
            return <WorkshopPage game={here.game} />;
        case "make":
            return (
                <BenchPage
                    key={`${here.game} ${here.noun} ${here.work ?? ""}`}
                    game={here.game}
                    noun={here.noun}
                    open={here.open}
                    work={here.work}
                />
            );
        case "learn":
            return <LearnPage key={here.game} game={here.game} />;
        case "lesson":
            return <LessonPage key={`${here.game} ${here.lesson}`} {...here} />;
        default:
            return (
                <section class="panel message">
                    <h1>There is nothing here</h1>
                    <a class="button primary" href="/">
                        To the lobby
                    </a>
                </section>
            );
    }
}

/** Until the server can be reached. */
async function connect(): Promise<void> {
    try {
        await begin();
    } catch (error) {
        complain(error);
        setTimeout(() => void connect(), 3000);
    }
}

startRouter();
const root = document.getElementById("page");
if (root)
    render(
        <Shell>
            <Page />
        </Shell>,
        root,
    );
void connect();
