/** From the first application to the last day (domain §1.4); the order is the one people choose from. */
export const instructorStatuses = ['applicant', 'active', 'on_leave', 'left'] as const

export type InstructorStatus = (typeof instructorStatuses)[number]

const next: Record<InstructorStatus, readonly InstructorStatus[]> = {
  applicant: ['active', 'left'],
  active: ['on_leave', 'left'],
  on_leave: ['active', 'left'],
  /** Somebody who comes back, or left by mistake. */
  left: ['active'],
}

/** Staying is always allowed. */
export const mayBecome = (from: InstructorStatus, to: InstructorStatus) =>
  from === to || next[from].includes(to)

export const contracts = ['employee', 'contractor'] as const

export type Contract = (typeof contracts)[number]
