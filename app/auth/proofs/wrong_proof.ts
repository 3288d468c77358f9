import type { HttpContext } from '@adonisjs/core/http'

export type ProofField = 'password' | 'passkey'

export const wrongProof = ({ i18n }: HttpContext, field: ProofField) =>
  i18n.t(field === 'password' ? 'session.wrong_password' : 'session.passkey.wrong')
