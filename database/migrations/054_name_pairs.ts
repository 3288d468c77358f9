import { reader } from '#database/finding/definer'
import { namePairs } from '#database/finding/name_pairs'
import { Migration } from '#database/migration'

/** A name's other script is suggested as the centre has written it before (docs/adr/0035-names-in-two-scripts.md). */
export default class NamePairs extends Migration {
  up() {
    this.run(reader('administrators'))
    this.run(namePairs)
  }
}
