import type { Command, Happening, LessonTold, Message, Person, PlayTold, Reply, Request, Saying, SeatTold, StoryTold, TableTold, Talk } from '../../wire/table';
import type { Socket } from '../server/connection';
import { applyStep } from '../table/apply-step';
import { LessonSocket } from './lesson-socket';

const SILENT: Talk = { words: false, emotes: false, claims: [] };

/**
 * A guided first game in this page. The server has played all of it by the rules; the lesson tells it to the page step by step, as a
 * table would, and lets through only what its step asks for.
 */
export class Lesson {
  index = $state(0);
  private readonly socket = new LessonSocket((request) => this.answer(request));
  /** All that the steps before this one have told. */
  private told: TableTold;
  private number = 0;
  private advancing = false;

  constructor(
    private readonly script: LessonTold,
    private readonly learner: Pick<Person, 'name' | 'portrait'>,
    first: number,
    private readonly onStep: (index: number) => void,
  ) {
    this.told = script.table;
    this.index = Math.min(Math.max(0, first), script.steps.length - 1);
    this.told = this.toldBefore(this.index);
  }

  get id(): string {
    return this.script.table.id;
  }

  get length(): number {
    return this.script.steps.length;
  }

  get steps(): LessonTold.Step[] {
    return this.script.steps;
  }

  get step(): LessonTold.Step {
    return this.script.steps[this.index]!;
  }

  get isLast(): boolean {
    return this.index === this.length - 1;
  }

  /** How many ideas there are up to a step; without one, in all. Steps that say the same are one idea, as are `x` and `x.y`. */
  ideas(upTo = this.length - 1): number {
    return this.steps.filter((_, index) => index <= upTo && this.beginsIdea(index)).length;
  }

  private beginsIdea(index: number): boolean {
    return index === 0 || ideaOf(this.steps[index]!) !== ideaOf(this.steps[index - 1]!);
  }

  openSocket(): Socket {
    this.socket.open(() => this.whole());
    return this.socket;
  }

  /** What happened before the first message of the socket. */
  story(): Promise<StoryTold> {
    const past = this.script.steps.slice(0, this.index).flatMap(({ then }) => then.flatMap(({ happenings }) => happenings));
    const happenings = [...this.script.story.happenings, ...past].map((happening) => this.named(happening));
    return Promise.resolve({ number: this.number, happenings });
  }

  /** Goes on from a step that has nothing to do. */
  next(): void {
    if (this.step.act === null && !this.isLast && !this.advancing) this.advance();
  }

  /** Goes on from any step: what the learner was to do is done for them. */
  skip(): void {
    if (!this.isLast && !this.advancing) this.advance();
  }

  /** Goes to where this idea began; from there, to where the one before it did. */
  back(): void {
    let index = Math.max(0, this.index - 1);
    while (!this.beginsIdea(index)) index -= 1;
    this.goTo(index);
  }

  goTo(index: number): void {
    this.told = this.toldBefore(index);
    this.reach(index);
    this.socket.deliver(this.whole());
  }

  private answer({ id, command }: Request): Reply {
    // The page says by an emote that the deal was seen; nobody else is here to hear it.
    if (command.type === 'Say' && command.saying.type === 'Emote') return { type: 'Done', id, number: this.number };
    if (this.advancing || !isAsked(command, this.step.act)) {
      return { type: 'Refused', id, code: 'lesson', rule: '', sentence: 'The lesson asks for another move.', number: this.number };
    }
    this.advance();
    return { type: 'Done', id, number: this.number };
  }

  /** Tells at once what the learner has done, and what others do after the answer: pages show that at another pace. A leap shows only where it ends. */
  private advance(): void {
    if (this.step.leaps) return this.goTo(this.index + 1);
    const [own, ...others] = this.step.then;
    const { act } = this.script.steps[this.index + 1]!;
    this.advancing = true;
    this.deliver(own ?? { type: 'Step', number: 0, happenings: [], play: this.told.play }, others.length === 0 ? act : null);
    if (others.length === 0) return this.reach(this.index + 1);
    setTimeout(() => {
      others.forEach((step, at) => this.deliver(step, at === others.length - 1 ? act : null));
      this.reach(this.index + 1);
    });
  }

  private reach(index: number): void {
    this.advancing = false;
    this.index = index;
    this.onStep(index);
  }

  private deliver(step: Message.Step, act: Command | null): void {
    this.told = applyStep(this.told, step);
    const play = this.told.play && offering(this.told.play, act);
    const happenings = step.happenings.map((happening) => this.named(happening));
    this.socket.deliver({ ...step, happenings, number: ++this.number, play });
  }

  private whole(): Message.Whole {
    const play = this.told.play && offering(this.told.play, this.step.act);
    const seats = this.told.seats.map((seat) => this.seated(seat));
    return { type: 'Whole', table: { ...this.told, seats, play, number: ++this.number } };
  }

  /** The learner sits and speaks under the own name. */
  private named(happening: Happening): Happening {
    switch (happening.type) {
      case 'Spoke':
        return { ...happening, said: { ...happening.said, person: this.withName(happening.said.person) } };
      case 'SeatChanged':
        return { ...happening, seat: this.seated(happening.seat) };
      default:
        return happening;
    }
  }

  private seated(seat: SeatTold): SeatTold {
    const { sitter } = seat;
    return sitter.type === 'Human' ? { ...seat, sitter: { ...sitter, person: this.withName(sitter.person) } } : seat;
  }

  private withName(person: Person): Person {
    return person.id === this.script.table.you ? { ...person, ...this.learner } : person;
  }

  private toldBefore(index: number): TableTold {
    return this.script.steps.slice(0, index).flatMap(({ then }) => then).reduce(applyStep, this.script.table);
  }
}

function ideaOf({ say }: LessonTold.Step): string {
  return say.split('.')[0]!;
}

/** The same position with nothing offered but what the lesson asks for. */
function offering(play: PlayTold, act: Command | null): PlayTold {
  const viewers = play.eyes.map((one) => ({
    ...one,
    moves: act?.type === 'Play' ? [act.move] : [],
    talk: act?.type === 'Say' ? onlyThis(one.talk, act.saying) : SILENT,
    mayTakeBack: false,
    mayAskAdvice: false,
  }));
  return { ...play, eyes: viewers };
}

/** Just the form of the claim that the lesson asks for. */
function onlyThis({ claims }: Talk, saying: Saying): Talk {
  return { ...SILENT, claims: claims.filter(({ name }) => saying.type === 'Claim' && name === saying.form) };
}

function isAsked(command: Command, act: Command | null): boolean {
  return act !== null && canonical(command) === canonical(act);
}

/** The same for equal values, whatever the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );
}
