import { wallClock } from '#domain/shared/time/wall_clock_instant'

/** The first instant of a day, YYYY-MM-DD, by the clocks of a zone. */
export const startOfDay = (day: string, zone: string) => wallClock(`${day}T00:00`, zone).at
