import { test } from '@japa/runner'
import { checkPassword } from '#domain/access/accounts/password_strength'

const person = ['Sara', 'Haddad', 'سارة', 'sara.haddad@noor.test', 'Al Noor', 'النور', 'noor']

test.group('T11 A password that is chosen', () => {
  test('is refused when it can be guessed: {$self}')
    .with([
      'password1234',
      'Password123!',
      'P@ssw0rd1234',
      'qwertyuiop12',
      '1q2w3e4r5t6y',
      'iloveyou1234',
      'aaaaaaaaaaaa',
      'abcabcabcabcabc',
      '123456789012',
      '١٢٣٤٥٦٧٨٩٠١٢',
      'letmeinletmein',
      'محمد123456789',
      'كلمة المرور',
      'بسم الله الرحمن الرحيم',
      'ضصثقفغعهخحجد',
      'حشسسصخقي1234',
    ])
    .run(async ({ assert }, password) => {
      assert.equal(await checkPassword(password), 'too_common')
    })

  test("is refused when it holds the person's or the centre's name or address: {$self}")
    .with([
      'sara.haddad 7719 kq',
      'my name is Haddad, really',
      'h a d d a d 7719 qzpw',
      'AL-NOOR kq7719 wzpt',
      'حدثتنا سارة عن البحر',
      'في بيت النور قطة',
    ])
    .run(async ({ assert }, password) => {
      assert.equal(await checkPassword(password, person), 'too_common')
      assert.isUndefined(await checkPassword(password, ['Omar']))
    })

  test('is welcome as a phrase, in either script, and pasted from a manager: {$self}')
    .with([
      'correct horse battery staple',
      'seven grey herons by the river',
      'القمر يضيء فوق بيت جدتي',
      'أربعة عصافير تحت المطر',
      '3f9KqL0zPw8x',
      'kX9$'.concat('vT2#mQ8!zR5^wB1&'.repeat(12)),
    ])
    .run(async ({ assert }, password) => {
      assert.isUndefined(await checkPassword(password, person))
    })

  test('a name of three letters does not spoil a phrase that holds its letters', async ({
    assert,
  }) => {
    assert.isUndefined(await checkPassword('مضى عليه زمن طويل هنا', ['علي', 'Ali']))
  })
})
