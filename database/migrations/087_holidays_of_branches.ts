import { writtenInBranch } from '#database/branch_policy'
import { Migration } from '#database/migration'

/** What is the whole centre's is read by whoever is limited to branches, and written by nobody of them. */
export default class HolidaysOfBranches extends Migration {
  up() {
    for (const table of ['holidays', 'timings', 'opening_weeks']) this.run(writtenInBranch(table))
  }
}
