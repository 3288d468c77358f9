/**
 * What proves who one is goes to the server beside the page: the challenge of a passkey, which is asked for the moment a
 * sign-in page opens, and a password given again.
 */
const PROOF = /(-challenge|\/confirm-password)$/

/** Answers how to stop: until then nothing of it leaves this browser, as if the server were busy. */
export function holdProofs(): () => void {
  const send = window.fetch
  window.fetch = (input, init) => {
    const { pathname } = new URL(addressOf(input), window.location.href)
    return PROOF.test(pathname)
      ? Promise.resolve(new Response(null, { status: 503 }))
      : send(input, init)
  }
  return () => {
    window.fetch = send
  }
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input)
}
