/* attack.h - where the script of an Attack stands while Abilities have their say. */
#ifndef PUPPET_WARS_ATTACK_H
#define PUPPET_WARS_ATTACK_H

#include "games/puppet_wars/puppet_wars.h"

enum attack_points {
    ATTACK_ASKS_DISASSEMBLE = 3,
    ATTACK_DISASSEMBLES,
    ATTACK_POINTY_END = 8,
    ATTACK_LIGHT_FEET = 11
};

#endif
