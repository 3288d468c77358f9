import { type StepInput, stepEnrolment } from '#domain/teaching/enrolments/change_enrolment'

/** Also for somebody who waits and was offered no seat. */
export class DeclineOffer {
  execute(input: StepInput) {
    return stepEnrolment(input, 'declined', 'decline')
  }
}
