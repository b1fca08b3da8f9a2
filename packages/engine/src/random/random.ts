// Randomness as an argument. The generator is xoshiro128** (Blackman and Vigna, 2018), its state filled by splitmix32:
// small, fast, and the same numbers on every machine, so that every draft and every what-if can be replayed from its
// seed.

/** A stream of random numbers that its seed determines. */
export interface Random {
  /** The next number, uniform in [0, 1), in steps of 2⁻³². */
  next(): number;
  /** A whole number, uniform in 0 … n − 1; `n` from 1 to 2³². */
  nextInt(n: number): number;
  /**
   * A stream of its own for one purpose ('pick 12', 'play 3'). It depends on the seed and the label alone, not on how
   * many numbers were drawn before, so that a pick can be replayed without replaying those before it.
   */
  fork(label: string | number): Random;
}

const TWO_TO_MINUS_32 = 2 ** -32;

/** FNV-1a over UTF-16 units, from a starting state: two different starts give two nearly independent words. */
function hashText(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/** The splitmix32 finaliser: every bit of the input touches every bit of the result. */
function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

class Xoshiro128 implements Random {
  private readonly high: number;
  private readonly low: number;
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(high: number, low: number) {
    this.high = high;
    this.low = low;
    // Weyl steps from two words, so that no two of the four words come from the same input.
    this.a = mix(high + 0x9e3779b9);
    this.b = mix(low + 0x3c6ef372);
    this.c = mix((high ^ 0x5bf03635) + 0xdaa66d2b);
    this.d = mix((low ^ 0x1c69b3f7) + 0x78dde6e4) | 1; // never all zero, the one state the generator cannot leave
  }

  next(): number {
    const times5 = Math.imul(this.b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return (result >>> 0) * TWO_TO_MINUS_32;
  }

  nextInt(n: number): number {
    return Math.floor(this.next() * n);
  }

  fork(label: string | number): Random {
    const text = typeof label === 'number' ? `#${label}` : label;
    return new Xoshiro128(mix(hashText(text, this.high)), mix(hashText(text, this.low ^ 0x2545f491)));
  }
}

/**
 * A stream of random numbers.
 *
 * @param seed any text or number; equal seeds give equal streams (the number 7 and the text '7' differ)
 * @example seededRandom('draft 1').next() === seededRandom('draft 1').next() // → true
 */
export function seededRandom(seed: string | number): Random {
  const text = typeof seed === 'number' ? `#${seed}` : seed;
  return new Xoshiro128(mix(hashText(text, 0x811c9dc5)), mix(hashText(text, 0x2c1b3c6d)));
}

/**
 * The numbers from 0 to n − 1 in random order, each order as likely as any other.
 *
 * @param n 0 to 65,535
 */
export function shuffled(n: number, random: Random): Uint16Array {
  const order = Uint16Array.from({ length: n }, (_, at) => at);
  for (let at = n - 1; at > 0; at--) {
    const other = random.nextInt(at + 1);
    const kept = order[at] as number; // both places are within the array
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
