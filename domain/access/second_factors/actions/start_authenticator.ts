import { newKey } from '#domain/access/second_factors/one_time_code'
import { sealKey } from '#domain/access/second_factors/authenticator_key'

type Input = { tenantId: string; userId: string }

/** Makes the key of a new authenticator. It counts from the first right code on; until then the caller keeps it, sealed. */
export class StartAuthenticator {
  execute(input: Input): { sealed: string } {
    return { sealed: sealKey(newKey(), input) }
  }
}
