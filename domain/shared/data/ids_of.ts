/** Each once, without what is nobody's. */
export const idsOf = (ids: Iterable<string | null>) => [
  ...new Set([...ids].filter((id) => id !== null)),
]
