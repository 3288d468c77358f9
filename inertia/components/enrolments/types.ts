import type { Data } from '@generated/data'

export type StudentEnrolment = Data.Admin.Students.StudentEnrolment
