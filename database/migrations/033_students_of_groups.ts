import { Migration } from '#database/migration'
import { countedOnce, seatCounters } from '#database/kept_seats'

const taken = `status in ('pending', 'trial', 'active', 'frozen', 'offered')`

const seats = {
  seats_taken: taken,
  seats_over: `${taken} and over_capacity_reason is not null`,
  waiting: `status = 'waitlisted'`,
  students: `status in ('trial', 'active', 'frozen')`,
}

export default class StudentsOfGroups extends Migration {
  up() {
    this.run(`
      alter table public.groups add students integer not null default 0 check (students >= 0)`)
    for (const statement of [...seatCounters(seats), countedOnce(seats)]) this.run(statement)
  }
}
