import { Migration } from '#database/migration'
import { countedOnce, seatCounters } from '#database/kept_seats'

const taken = `status in ('pending', 'trial', 'active', 'frozen', 'offered')`

const seats = {
  seats_taken: taken,
  seats_over: `${taken} and over_capacity_reason is not null`,
  waiting: `status = 'waitlisted'`,
  students: `status in ('trial', 'active', 'frozen')`,
}

/** How many students a group teaches is kept beside its seats (025): the list of courses need not count enrolments. */
export default class StudentsOfGroups extends Migration {
  up() {
    this.run(`
      alter table public.groups add students integer not null default 0 check (students >= 0)`)
    for (const statement of [...seatCounters(seats), countedOnce(seats)]) this.run(statement)
  }
}
