import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NamedSubject } from '#domain/billing/queries/unbilled_subject'
import { storedNameIn } from '#domain/shared/text/person_names'

type Person = Parameters<typeof storedNameIn>[0] & { id: string; number: string }

export default class UnbilledSubjectTransformer extends BaseTransformer<NamedSubject> {
  toObject() {
    const subject = this.resource
    return {
      kind: subject.kind,
      id: subject.id,
      day: 'day' in subject ? subject.day : null,
      student: 'student' in subject && subject.student ? personProps(subject.student) : null,
      household: 'household' in subject ? subject.household : null,
      group: 'group' in subject ? subject.group : null,
    }
  }
}

const personProps = (person: Person) => ({
  id: person.id,
  number: person.number,
  ...storedNameIn(person),
})
