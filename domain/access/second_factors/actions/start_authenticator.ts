import { newKey } from '#domain/access/second_factors/one_time_code'
import { sealKey } from '#domain/access/second_factors/authenticator_key'

type Input = { tenantId: string; userId: string }

/** It counts only after the first right code; until then the caller keeps the sealed key. */
export class StartAuthenticator {
  execute(input: Input): { sealed: string } {
    return { sealed: sealKey(newKey(), input) }
  }
}
