/** Domain §1.4; people choose in this order. */
export const instructorStatuses = ['applicant', 'active', 'on_leave', 'left'] as const

export type InstructorStatus = (typeof instructorStatuses)[number]

const next: Record<InstructorStatus, readonly InstructorStatus[]> = {
  applicant: ['active', 'left'],
  active: ['on_leave', 'left'],
  on_leave: ['active', 'left'],
  left: ['active'],
}

export const mayBecome = (from: InstructorStatus, to: InstructorStatus) =>
  from === to || next[from].includes(to)

export const contracts = ['employee', 'contractor'] as const

export type Contract = (typeof contracts)[number]

interface Leaving {
  status: InstructorStatus
  leftOn: string | null
}

/** Of whoever has left: today (YYYY-MM-DD) if none is given. */
export const lastDay = ({ status, leftOn }: Leaving, today: string) =>
  status === 'left' ? (leftOn ?? today) : null

export const isBeforeHired = (leftOn: string | null, hiredOn: string | null) =>
  leftOn !== null && hiredOn !== null && leftOn < hiredOn
