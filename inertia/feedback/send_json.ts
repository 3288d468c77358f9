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
  const answer = await fetch(url, {
    signal,
    headers: { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Answer
}

function antiForgeryToken(): string {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)
  return decodeURIComponent(found?.[1] ?? '')
}
