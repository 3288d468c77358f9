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

function antiForgeryToken(): string {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)
  return decodeURIComponent(found?.[1] ?? '')
}
