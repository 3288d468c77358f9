import { type StepInput, stepEnrolment } from '#domain/teaching/enrolments/change_enrolment'

export class CompleteEnrolment {
  execute(input: StepInput) {
    return stepEnrolment(input, 'completed', 'complete')
  }
}
