import { answer } from "./answer.ts";

const { line, status } = await answer(process.argv.slice(2));
process.stdout.write(`${line}\n`);
process.exitCode = status;
