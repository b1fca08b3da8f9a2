/** What is left of a season. @example restLabel(2026) // → '2026 ROS' */
export const restLabel = (year: number | string): string => `${year} ROS`;
