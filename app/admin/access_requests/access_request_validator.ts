import vine from '@vinejs/vine'

export const decisionValidator = vine.create({
  decision: vine.enum(['approve', 'decline'] as const),
})
