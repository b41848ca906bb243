// A match in the address of this page: given to others, and taken from what others gave.
import { converted } from './converting.mjs';
import { desk } from './crew.mjs';
import { notice } from './dom.mjs';
import { say } from './words.mjs';

const addressHere = () => location.href.split('#')[0];

/** Whether others can open an address of this page. */
const isPublic = /^https?:$/.test(location.protocol) && !/^(localhost|127\.|\[::1\])/.test(location.hostname);

/** Copies the address that carries a match. */
export async function shareMatch(entry) {
  try {
    // A comma would end the value of an option.
    const { files: [made], wrong } = await converted(entry, `link,page=${addressHere().replaceAll(',', '%2C')}`, desk);
    if (!made) throw new Error(wrong);
    const address = new TextDecoder().decode(made[1]).trim();
    await navigator.clipboard.writeText(address);
    const copied = say('Copied: an address that carries this match, without its analysis. It has {0} characters.', address.length);
    notice(isPublic ? copied : `${copied} ${say('It works on this computer only, where this page was opened.')}`);
  } catch (error) {
    notice(error.message, true);
  }
}

let takenHash = '';

/** [path, Blob, isChosen] of the match in the address, once. */
export function matchInAddress() {
  const { hash } = location;
  if (!hash.startsWith('#match=') || hash === takenHash) return [];
  takenHash = hash;
  return [[`${say('Shared match')}.link`, new Blob([location.href]), true]];
}
