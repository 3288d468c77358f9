import { test } from '@japa/runner'
import { speltOtherwise } from '#domain/shared/names/spelt_otherwise'

const person = (latin: string, arabic: string) => {
  const [names, others] = [latin.split(' '), arabic.split(' ')]
  return {
    first_name: names[0]!,
    last_name: names[1]!,
    first_name_other: others[0] ?? null,
    last_name_other: others[1] ?? null,
  }
}

test.group('Another spelling of a name', () => {
  test('{query} is {latin}: {isSame}')
    .with([
      { query: 'Mohamed', latin: 'Mohammed Balawi', arabic: 'محمد بلوي', isSame: true },
      { query: 'mhmd', latin: 'Mohammed Balawi', arabic: 'محمد بلوي', isSame: true },
      { query: 'Ahmed Harby', latin: 'Ahmad Al-Harbi', arabic: 'أحمد الحربي', isSame: true },
      { query: 'Sarah', latin: 'Sara Ali', arabic: 'سارة علي', isSame: true },
      { query: 'فاطمه', latin: 'Fatimah Ali', arabic: 'فاطمة علي', isSame: true },
      { query: 'Mohamed', latin: 'Mahmoud Ghamdi', arabic: 'محمود الغامدي', isSame: false },
      { query: 'Yousrf Haddad', latin: 'Yousef Haddad', arabic: 'يوسف حداد', isSame: false },
      { query: 'Yousef Ansari', latin: 'Yousef Anazi', arabic: 'يوسف عنزي', isSame: false },
      { query: 'Hassan', latin: 'Hussain Ali', arabic: 'حسين علي', isSame: false },
    ])
    .run(({ assert }, { query, latin, arabic, isSame }) => {
      assert.equal(speltOtherwise(query)(person(latin, arabic)), isSame)
    })

  test('of somebody written in one script: {query}, {isSame}')
    .with([
      { query: 'Yousef', isSame: true },
      { query: 'Youssef Hadad', isSame: true },
      { query: 'Yousrf', isSame: false },
      { query: 'Younes', isSame: false },
    ])
    .run(({ assert }, { query, isSame }) => {
      assert.equal(speltOtherwise(query)(person('يوسف حداد', '')), isSame)
    })
})
