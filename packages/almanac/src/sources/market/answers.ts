// Answers of the market, looked into record by record: what is not as it should be is left out and counted.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { type Fault, type FaultReason, faultAt, type ReadByRecord, readByRecord, refused } from '../reading/faults.ts';
import { isObject, type JsonObject } from '../reading/json.ts';

const LEAGUE_ID = /^00-\d{7}$/;

/**
 * One record of an answer. What is asked of it and is not as it should be is noted; a record with a note says nothing
 * that may be believed, whatever stands in for its values.
 */
export class AnswerRecord {
  readonly #fields: JsonObject;
  #fault: { readonly column: string; readonly reason: FaultReason; readonly detail: string } | null = null;

  constructor(fields: JsonObject) {
    this.#fields = fields;
  }

  /** The first thing that was wrong. */
  get fault() {
    return this.#fault;
  }

  /** Notes that the record may not be believed. */
  refuse(column: string, reason: FaultReason, detail: string): void {
    this.#fault ??= { column, reason, detail };
  }

  /** Number or text of digits between two bounds; null when it is missing, empty or '-'. */
  amount(field: string, least: number, most: number): number | null {
    const said = this.#fields[field];
    if (said === undefined || said === null || said === '' || said === '-') return null;
    const amount = typeof said === 'string' && said.trim() !== '' ? Number(said) : said;
    if (typeof amount === 'number' && amount >= least && amount <= most) return amount;
    this.refuse(field, 'wrong-type', `'${shown(said)}' is not a number from ${least} to ${most}`);
    return null;
  }

  /** The same, of what must be there. */
  needed(field: string, least: number, most: number): number {
    const amount = this.amount(field, least, most);
    if (amount === null) this.refuse(field, 'missing-value', 'is missing');
    return amount ?? least;
  }

  /** An id, which is a whole number or a text of digits. */
  id(field: string): string {
    const said = this.#fields[field];
    const id = typeof said === 'number' ? String(said) : said;
    if (typeof id === 'string' && /^\d{1,12}$/.test(id)) return id;
    this.refuse(field, said === undefined ? 'missing-value' : 'wrong-type', `'${shown(said)}' is not an id`);
    return '';
  }

  /** An id that may be longer than a number is exact. */
  idText(field: string): string {
    const said = this.#fields[field];
    if (typeof said === 'string' && /^\d{1,24}$/.test(said)) return said;
    this.refuse(field, said === undefined ? 'missing-value' : 'wrong-type', `'${shown(said)}' is not an id`);
    return '';
  }

  /** A list of texts. */
  texts(field: string): readonly string[] {
    const said = this.#fields[field];
    if (Array.isArray(said) && said.every((text) => typeof text === 'string')) return said;
    this.refuse(field, said === undefined ? 'missing-value' : 'wrong-type', 'is not a list of texts');
    return [];
  }

  /** The league's own id of a player; null where the source has nothing or `false` in its place. */
  leagueId(field: string): string | null {
    const said = this.#fields[field];
    if (said === false || said === '') return null;
    if (typeof said === 'string' && LEAGUE_ID.test(said)) return said;
    this.refuse(field, 'wrong-type', `'${shown(said)}' is not an id of the league`);
    return null;
  }

  /** A text; null when it is missing or empty. */
  text(field: string): string | null {
    const said = this.#fields[field];
    if (said === undefined || said === null || said === '') return null;
    if (typeof said === 'string') return said.trim() || null;
    this.refuse(field, 'wrong-type', `'${shown(said)}' is not a text`);
    return null;
  }

  /** Yes or no; null when it is missing. */
  flag(field: string): boolean | null {
    const said = this.#fields[field];
    if (said === undefined || said === null) return null;
    if (typeof said === 'boolean') return said;
    this.refuse(field, 'wrong-type', `'${shown(said)}' is neither true nor false`);
    return null;
  }

  /** A text that must be there. */
  neededText(field: string): string {
    const text = this.text(field);
    if (text === null) this.refuse(field, 'missing-value', 'is missing');
    return text ?? '';
  }

  /** A team in any spelling; null for none. */
  team(field: string): TeamId | null {
    const code = this.text(field);
    const teamId = code === null ? null : toTeamId(code);
    if (teamId === undefined) this.refuse(field, 'unknown-team', `'${code}' is not a team`);
    return teamId ?? null;
  }

  /** A part of the record, whose faults are the record's. */
  within<R>(field: string, read: (part: AnswerRecord) => R): R {
    const said = this.#fields[field];
    const part = new AnswerRecord(isObject(said) ? said : {});
    const value = read(part);
    const isWrong = said !== undefined && said !== null && !isObject(said);
    if (isWrong) this.refuse(field, 'wrong-type', 'is not an object');
    else if (part.fault) this.refuse(`${field}.${part.fault.column}`, part.fault.reason, part.fault.detail);
    return value;
  }

  /** The parts of a list; none when it is missing. */
  list<R>(field: string, read: (part: AnswerRecord) => R): readonly R[] {
    const said = this.#fields[field];
    if (said === undefined || said === null) return [];
    if (Array.isArray(said)) {
      const parts = new AnswerRecord(Object.fromEntries(said.entries()));
      const values = said.map((_, index) => parts.within(String(index), read));
      if (parts.fault) this.refuse(`${field}.${parts.fault.column}`, parts.fault.reason, parts.fault.detail);
      return values;
    }
    this.refuse(field, 'wrong-type', 'is not a list');
    return [];
  }

  /** All of its fields, which have to be numbers between two bounds; a text of digits is none. */
  numbers(least: number, most: number): Readonly<Record<string, number>> {
    const amounts: Record<string, number> = {};
    for (const [field, said] of Object.entries(this.#fields)) {
      if (said === null) continue;
      if (typeof said === 'number' && said >= least && said <= most) amounts[field] = said;
      else this.refuse(field, 'wrong-type', `'${shown(said)}' is not a number from ${least} to ${most}`);
    }
    return amounts;
  }
}

const shown = (value: unknown): string => (typeof value === 'object' ? 'an object' : String(value));

/**
 * Reads the records of an answer one by one; a bad one is left out and counted. An answer that says nothing of anybody
 * counts as not published yet.
 *
 * @param read what a record says; undefined when it says nothing
 */
export function readEach<R>(
  records: readonly unknown[],
  file: string,
  read: (record: AnswerRecord) => R | undefined,
): ReadByRecord<readonly R[]> {
  const faults: Fault[] = [];
  const said: R[] = [];
  for (const [index, fields] of records.entries()) {
    const record = new AnswerRecord(isObject(fields) ? fields : {});
    if (!isObject(fields)) record.refuse('', 'wrong-type', 'is not an object');
    const one = read(record);
    if (record.fault)
      faults.push(faultAt(file, index + 1, record.fault.column, record.fault.reason, record.fault.detail));
    else if (one !== undefined) said.push(one);
  }
  if (said.length === 0 && faults.length === 0) return refused(file, 'absent', 'it says nothing of anybody yet');
  return readByRecord(said, faults, records.length);
}

/** A list as MyFantasyLeague writes it: a list, its only entry, or nothing. */
export const listIn = (value: unknown): readonly unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];
