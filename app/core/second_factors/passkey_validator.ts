import vine from '@vinejs/vine'

const text = () => vine.string().maxLength(10_000)

const common = {
  id: text(),
  rawId: text(),
  type: vine.literal('public-key'),
  clientExtensionResults: vine.object({}).allowUnknownProperties(),
  authenticatorAttachment: vine.enum(['platform', 'cross-platform'] as const).optional(),
}

export const passkeyAnswer = {
  made: vine.object({
    ...common,
    response: vine.object({
      clientDataJSON: text(),
      attestationObject: text(),
      transports: vine.array(vine.string().maxLength(30)).maxLength(10).optional(),
    }),
  }),

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
