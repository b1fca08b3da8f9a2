// How long a password would stand guesses. The estimate comes with a list of fifty thousand passwords: load it lazily.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From 0, guessed at once, to 4, strong. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => estimate.check(password).score;
