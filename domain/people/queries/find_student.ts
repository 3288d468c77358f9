import Student from '#domain/people/models/student'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** One student of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindStudent {
  async execute(id: string) {
    return uuid.test(id) ? Student.find(id) : null
  }
}
