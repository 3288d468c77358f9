const pages = [400, 403, 404, 405, 419, 429, 500, 503] as const

export type ErrorStatus = (typeof pages)[number]

export function pageStatus(status: number | undefined): ErrorStatus {
  return pages.find((known) => known === status) ?? (status && status < 500 ? 404 : 500)
}

const refusals = [401, 413, ...pages] as const

/** The refusal that a script reading JSON gets (`resources/lang/en/refusals.json`). */
export function refusalStatus(status: number): (typeof refusals)[number] {
  return refusals.find((refusal) => refusal === status) ?? (status < 500 ? 400 : 500)
}
