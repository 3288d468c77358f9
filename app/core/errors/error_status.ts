const pages = [400, 403, 404, 405, 419, 429, 500, 503] as const

export type ErrorStatus = (typeof pages)[number]

export function pageStatus(status: number | undefined): ErrorStatus {
  return pages.find((known) => known === status) ?? (status && status < 500 ? 404 : 500)
}

const told = [401, 413, ...pages] as const

/** What a script that reads JSON is told (`resources/lang/en/refusals.json`). */
export function toldStatus(status: number): (typeof told)[number] {
  return told.find((known) => known === status) ?? (status < 500 ? 400 : 500)
}
