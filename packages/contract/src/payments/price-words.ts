import type { PlanInterval } from './plans.ts';

/** Cents as dollars; whole ones without a fraction. @example dollars(799) // → '$7.99' */
export function dollars(cents: number): string {
  const text = (Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `${cents < 0 ? '−' : ''}$${text}`;
}

/** Cents as dollars to the cent, as sums under each other are written. @example sum(500) // → '$5.00' */
export const sum = (cents: number): string => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** @example perInterval('season') // → 'a season' */
export const perInterval = (interval: PlanInterval): string => (interval === 'month' ? 'a month' : 'a season');

/**
 * What a season's price saves against twelve months, in whole percents.
 * @example savedPercent(799, 3999) // → 58
 */
export const savedPercent = (month: number, season: number): number => Math.round((1 - season / (12 * month)) * 100);
