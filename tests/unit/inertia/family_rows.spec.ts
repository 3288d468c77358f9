import { test } from '@japa/runner'
import {
  carryLastName,
  childData,
  errorsWithout,
  oneMore,
  sentChild,
} from '#inertia/components/families/family_rows'
import { draftValues } from '#inertia/ui/form/draft/draft_store'

test.group('Rows of a family', () => {
  test('a further child has the last names of the one before, and a key of its own', ({
    assert,
  }) => {
    const first = { ...childData(3, { ar: '', en: '' }), last_name_en: 'Odeh' }
    const [, second] = oneMore([first])
    assert.deepInclude(second, { key: 4, last_name_en: 'Odeh', last_name_ar: '' })
  })

  test('a last name goes to every child behind it, until one whose own was typed', ({ assert }) => {
    const child = (key: number) => childData(key, { ar: '', en: '' })
    const carry = (children: ReturnType<typeof child>[], name: string, from = 0) =>
      carryLastName(children, { language: 'en', name, from })
    const names = (children: ReturnType<typeof child>[]) =>
      children.map(({ last_name_en: name }) => name)
    const both = carry([child(1), child(2)], 'Odeh')
    assert.deepEqual(names(both), ['Odeh', 'Odeh'])
    assert.deepEqual(names(carry(both, 'Odeha')), ['Odeha', 'Odeha'])
    const typed = both.with(0, { ...both[0]!, last_name_en: 'Saleh' })
    assert.deepEqual(names(carry(typed, 'Nasser')), ['Saleh', 'Odeh'])
    assert.deepEqual(names(carry(typed, 'Saleh', 1)), ['Saleh', 'Saleh'])
    assert.deepEqual(names(carry(both.with(0, { ...both[0]!, last_name_en: '' }), 'Odeh')), [
      '',
      'Odeh',
    ])
  })

  test('a last name that was only taken over is left out beside a name in the other language', ({
    assert,
  }) => {
    const child = { ...childData(1, { ar: 'عودة', en: 'Odeh' }), first_name_en: 'Omar' }
    assert.deepInclude(sentChild(child), { last_name_en: 'Odeh', last_name_ar: '' })
    assert.equal(sentChild({ ...child, last_name_ar: 'عودات' }).last_name_ar, 'عودات')
    assert.equal(sentChild({ ...child, first_name_en: '' }).last_name_ar, 'عودة')
    assert.notProperty(sentChild(child), 'key')
  })

  test('errors go with their row when one before it is removed', ({ assert }) => {
    const errors = {
      'guardian_phone': 'phone',
      'children.0.gender': 'first',
      'children.1.gender': 'second',
      'children.2.gender': 'third',
    }
    assert.deepEqual(errorsWithout(errors, 1), {
      'guardian_phone': 'phone',
      'children.0.gender': 'first',
      'children.1.gender': 'third',
    })
  })

  test('a draft keeps rows, without files and secrets', ({ assert }) => {
    const children = [childData(1, { ar: '', en: 'Odeh' })]
    assert.deepEqual(draftValues({ children }, { children: [] }), { children })
    assert.deepEqual(draftValues({ children }, { children: structuredClone(children) }), {})
    assert.deepEqual(draftValues({ rows: [{ password: 'x' }] }, {}), {})
    assert.deepEqual(draftValues({ rows: [{ file: new File([], 'x') }] }, {}), {})
  })
})
