import type { Data } from '@generated/data'

export type StudentMakeUp = Data.Admin.MakeUps.StudentMakeUp
export type MakeUpChoice = Data.Admin.MakeUps.MakeUpChoice
export type MakeUpAct = 'book' | 'unbook' | 'extend' | 'waive'
