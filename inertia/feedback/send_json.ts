import { freshAuth } from '~/session/fresh_auth'

/** With the anti-forgery token; the answer is not followed anywhere. */
export function sendJson(
  url: string,
  body: object = {},
  method = 'POST',
  signal?: AbortSignal
): Promise<Response> {
  return fetch(url, {
    method,
    signal,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'Accept': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': antiForgeryToken(),
    },
    body: JSON.stringify(body),
  })
}

/** What it is answered; whatever isn't an answer to it is thrown. */
export async function askJson<Answer>(url: string, body: object, signal?: AbortSignal) {
  const answer = await sendJson(url, body, 'POST', signal)
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Answer
}

/** Read beside a page, which stays as it is. */
export async function getJson<Answer>(url: string, signal?: AbortSignal) {
  const answer = await fetch(url, { signal, headers: reading })
  askWhoIsIn(answer)
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Answer
}

const reading = { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }

/** What was answered, and by which tag the server knows whether it is still so. */
export type Tagged<Answer> = { answer: Answer; tag: string | null }

/**
 * Reads anew what is known already: where it is still so, nothing is sent. What nobody asked for (`isBackground`) is no sign
 * that somebody is there.
 */
export async function getTagged<Answer>(
  url: string,
  { known, isBackground = false }: { known?: Tagged<Answer>; isBackground?: boolean } = {}
): Promise<Tagged<Answer>> {
  const answer = await fetch(url, {
    headers: {
      ...reading,
      ...(known?.tag && { 'If-None-Match': known.tag }),
      ...(isBackground && { 'X-Background': '1' }),
    },
  })
  askWhoIsIn(answer)
  if (!answer.ok) {
    // A body that nobody reads keeps its connection
    await answer.text()
    if (answer.status === 304 && known) return known
    throw new Error(String(answer.status))
  }
  return { answer: (await answer.json()) as Answer, tag: answer.headers.get('etag') }
}

/** A page whose sign-in has ended, or whose screen was locked, is left as soon as an answer says so. */
function askWhoIsIn({ status }: Response): void {
  if (status === 401 || status === 423) void freshAuth.ask()
}

function antiForgeryToken(): string {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)
  return decodeURIComponent(found?.[1] ?? '')
}
