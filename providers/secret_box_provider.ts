import type { ApplicationService } from '@adonisjs/core/types'
import { bindSecretBox } from '#domain/access/second_factors/secret_box'

/** Lends the domain the application's encryption, whose key is APP_KEY. */
export default class SecretBoxProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const encryption = (await this.app.container.make('encryption')).use()
    bindSecretBox({
      seal: (value, purpose) => encryption.encrypt(value, { purpose }),
      open: (sealed, purpose) => encryption.decrypt<string>(sealed, purpose),
    })
  }
}
