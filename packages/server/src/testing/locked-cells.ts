// Finds in an answer every value that a plan opens, by the marks of its schema.
import { FEATURE_MARK } from '@pylon/contract/plans/locked';
import { isLocked, type PaidFeature } from '@pylon/contract/plans/tiers';
import * as z from 'zod';

/** A value that may be locked. */
export interface Cell {
  /** Where it stands: names joined by dots; rows by who or what they are about, so that their order does not matter. */
  readonly path: string;
  readonly feature: PaidFeature;
  readonly value: unknown;
}

/** Every value of an answer that its schema marks as a feature's. */
export function lockableCells(schema: z.ZodType, value: unknown, path = ''): readonly Cell[] {
  const feature = z.globalRegistry.get(schema)?.[FEATURE_MARK] as PaidFeature | undefined; // written by locked() alone
  if (feature !== undefined) {
    const [inner] = (schema as z.ZodUnion<readonly z.ZodType[]>).options; // locked() makes a union
    const below = isLocked(value) || !inner ? [] : lockableCells(inner, value, path);
    return [{ path, feature, value }, ...below];
  }
  if (value === null || value === undefined) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      lockableCells(inner as z.ZodType, (value as Record<string, unknown>)[key], `${path}.${key}`),
    );
  }
  if (schema instanceof z.ZodRecord) {
    return Object.entries(value).flatMap(([key, inner]) =>
      lockableCells(schema.valueType as z.ZodType, inner, `${path}.${key}`),
    );
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((inner, index) =>
      lockableCells(schema.element as z.ZodType, inner, `${path}.${nameOfRow(inner) ?? index}`),
    );
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return lockableCells(schema.unwrap() as z.ZodType, value, path);
  }
  if (schema instanceof z.ZodIntersection) {
    const { left, right } = schema.def;
    return [left, right].flatMap((part) => lockableCells(part as z.ZodType, value, path));
  }
  if (schema instanceof z.ZodUnion) {
    const fitting = (schema.options as z.ZodType[]).find((option) => option.safeParse(value).success);
    return fitting ? lockableCells(fitting, value, path) : [];
  }
  return [];
}

/** Whom a row is about, and in which week where a player has several. */
function nameOfRow(row: unknown): string | undefined {
  // Rows with entities
  const { athlete, team, week } = (row ?? {}) as Readonly<{
    athlete?: { id: string } | null;
    team?: { id?: string } | null;
    week?: unknown;
  }>;
  const id = athlete?.id ?? team?.id;
  return id !== undefined && typeof week === 'number' ? `${id} ${week}` : id;
}

/** Every number in a value, however deep. */
export function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
