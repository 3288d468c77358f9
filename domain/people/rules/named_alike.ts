type Named = {
  firstName: string
  lastName: string
  firstNameOther: string | null
  lastNameOther: string | null
}

export function isNamedAlike(one: Named, two: Named): boolean {
  const known = namesOf(two)
  return namesOf(one).some((name) => known.includes(name))
}

const namesOf = (person: Named) =>
  [
    [person.firstName, person.lastName],
    [person.firstNameOther, person.lastNameOther],
  ]
    .filter((pair) => pair.every(Boolean))
    .map((pair) => pair.join(' ').toLowerCase())
