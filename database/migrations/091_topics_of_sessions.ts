import { Migration } from '#database/migration'

/** What was taught and set, which the instructor reads and writes too; `notes` stay the office's own. */
export default class TopicsOfSessions extends Migration {
  up() {
    this.run(`
      alter table public.class_sessions
        add topic text check (length(topic) between 1 and 120),
        add lesson_notes text check (length(lesson_notes) between 1 and 4000);`)
  }
}
