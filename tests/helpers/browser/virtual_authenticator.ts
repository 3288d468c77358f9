import type { Page } from 'playwright'

/** What `WebAuthn.setUserVerified` and its siblings of Chromium's debugger are sent to. */
export type VirtualAuthenticator = {
  /** Whether its owner touches it: nobody does while a test only looks. */
  touched(isTouched: boolean): Promise<void>
}

export async function plugAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('WebAuthn.enable')
  const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async touched(enabled) {
      await debug.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
