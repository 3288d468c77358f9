import type { OwnUnmarked } from '#domain/attendance/teaching_day/own_unmarked'

export const toldUnmarked = ({ starts_at: starts, ends_at: ends, ...session }: OwnUnmarked) => ({
  ...session,
  starts_at: starts.toISOString(),
  ends_at: ends.toISOString(),
})
