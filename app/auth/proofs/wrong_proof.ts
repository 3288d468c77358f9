import type { HttpContext } from '@adonisjs/core/http'

/** What somebody proves by who they are; a refusal stands under it. */
export type ProofField = 'password' | 'passkey'

/** What is said to a proof that is not right. */
export const wrongProof = ({ i18n }: HttpContext, field: ProofField) =>
  i18n.t(field === 'password' ? 'session.wrong_password' : 'session.passkey.wrong')
