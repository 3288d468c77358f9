/** Of a list that shows `per` rows at once and has so many: the page asked for, or the nearest one there is. */
export function pageWithin(asked: unknown, { count, per }: { count: number; per: number }) {
  const last = Math.max(1, Math.ceil(count / per))
  const page = Math.min(Math.max(Math.trunc(Number(asked)) || 1, 1), last)
  return { page, last_page: last, offset: (page - 1) * per }
}
