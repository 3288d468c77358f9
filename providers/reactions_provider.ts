import type { ApplicationService } from '@adonisjs/core/types'
import { keepAccountsOfPayers } from '#domain/billing/documents/issued_in_name'
import { bindReactions } from '#domain/shared/events/publish'
import { reactions } from '#domain/reactions'

/** Lets the contexts hear of each other: before anything acts, wherever the application runs. */
export default class ReactionsProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    bindReactions(reactions)
    keepAccountsOfPayers()
  }
}
