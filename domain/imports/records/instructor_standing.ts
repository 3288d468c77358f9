import type { Problem } from '#domain/imports/cells/cell'
import type { Standing } from '#domain/imports/records/target'
import {
  type InstructorStatus,
  isBeforeHired,
  lastDay,
  mayBecome,
} from '#domain/people/instructors/rules/instructor_status'

type Step = Parameters<Standing['follows']>[0]

/** As the form of an instructor has it: which status may follow, and whose last day it is. */
export const instructorStanding: Standing = {
  refusals: (step) => {
    const { from, to, hiredOn, leftOn } = read(step)
    const isLate = step.values.left_on !== undefined && to !== 'left'
    const problems: (Problem | false)[] = [
      from !== null && !mayBecome(from, to) && { column: 'status', type: 'status_step' },
      isLate && { column: 'left_on', type: 'not_left' },
      isBeforeHired(leftOn, hiredOn) && { column: leftColumn(step), type: 'left_before_hired' },
    ]
    return problems.filter((problem) => problem !== false)
  },
  follows: (step) => {
    const { status, left_on: day } = step.values
    return status === undefined && day === undefined ? {} : { left_on: read(step).leftOn }
  },
}

/** The cell that says that somebody has left before they were hired. */
function leftColumn({ values }: Step) {
  return ['left_on', 'status', 'hired_on'].find((name) => values[name] !== undefined) ?? 'hired_on'
}

type Columns = { status: InstructorStatus; left_on: string | null; hired_on: string | null }

function read({ values, saved, today }: Step) {
  const before = saved as Columns | null
  const after = { ...{ status: 'active', left_on: null, hired_on: null }, ...before, ...values }
  const { status, left_on: told, hired_on: hiredOn } = after as Columns
  const leftOn = lastDay({ status, leftOn: told }, today)
  return { from: before?.status ?? null, to: status, hiredOn, leftOn }
}
