"""The server over TLS, with a certificate that only these tests trust."""
import http.client
import ssl
import subprocess
import tempfile
import unittest

from client import PATIENCE, Server
from test_running import REFUSED_UPGRADES, head


class Tls(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.key, self.certificate = folder.name + "/key.pem", folder.name + "/certificate.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                        "ec_paramgen_curve:prime256v1", "-keyout", self.key, "-out",
                        self.certificate, "-days", "2", "-nodes", "-subj", "/CN=localhost",
                        "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)

    def test_it_speaks_tls_and_marks_its_cookies(self):
        with Server("--certificate", self.certificate, "--key", self.key) as server:
            trust = ssl.create_default_context(cafile=self.certificate)
            connection = http.client.HTTPSConnection("127.0.0.1", server.port, timeout=PATIENCE,
                                                     context=trust)
            connection.request("GET", "/api/me")
            response = connection.getresponse()
            self.assertEqual(response.status, 200)
            self.assertIn("Secure", response.headers["Set-Cookie"])
            self.assertIn("HttpOnly", response.headers["Set-Cookie"])
            response.read()
            connection.close()
            self.assertIn("parlor_uptime_milliseconds", server.metrics())  # that is no matter for a browser

    def test_all_answers_say_that_it_speaks_nothing_else(self):
        """Also those that libwebsockets makes by itself."""
        trust = ssl.create_default_context(cafile=self.certificate)
        with Server("--certificate", self.certificate, "--key", self.key) as server:
            for status, text in ((200, "GET /healthz HTTP/1.1\nHost: x"), (405, "PUT / HTTP/1.1\nHost: x"),
                                 (403, "FOO / HTTP/1.1\nHost: x"), (403, "GET /%zz HTTP/1.1\nHost: x"),
                                 *REFUSED_UPGRADES):
                got, headers = head(server, text, lambda raw: trust.wrap_socket(raw, server_hostname="127.0.0.1"))
                self.assertEqual((got, headers.get("strict-transport-security")), (status, "max-age=31536000"), text)


if __name__ == "__main__":
    unittest.main()
