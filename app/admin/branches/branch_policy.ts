import SettingsPolicy from '#app/admin/settings/settings_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class BranchPolicy extends SettingsPolicy {
  /** Whoever is limited to branches would not see a new one. */
  override create(user: Principal) {
    return this.update(user) && user.branches === null
  }
}
