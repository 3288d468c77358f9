import vine from '@vinejs/vine'

const text = () => vine.string().maxLength(10_000)

const common = {
  id: text(),
  rawId: text(),
  type: vine.literal('public-key'),
  clientExtensionResults: vine.object({}).allowUnknownProperties(),
  authenticatorAttachment: vine.enum(['platform', 'cross-platform'] as const).optional(),
}

/** What a browser answers when it has made a passkey, and the name its owner gave it. */
export const passkeyAnswer = {
  made: vine.object({
    ...common,
    response: vine.object({
      clientDataJSON: text(),
      attestationObject: text(),
      transports: vine.array(vine.string().maxLength(30)).maxLength(10).optional(),
    }),
  }),

  /** What a browser answers when a passkey has signed. */
  signed: vine.object({
    ...common,
    response: vine.object({
      clientDataJSON: text(),
      authenticatorData: text(),
      signature: text(),
      userHandle: text().optional(),
    }),
  }),
}
