// Types of props are no interfaces: those can't be compared with what JSON holds.

export type Lesson = {
  /** 0: nothing was written yet. */
  version: number
  shared_notes: string | null
  internal_notes: string | null
  homework: string | null
  homework_due_on: string | null
}

export type LastLesson = Omit<Lesson, 'version'> & {
  id: string
  starts_at: string
  time_zone: string
  topic: string | null
}

export type LessonAround = {
  last_time: LastLesson | null
  /** The day on which those that meet in it meet next. */
  next_on: string | null
}
